// The picture on each card: a ground, then shapes from the back to the front. Each is written `names x y size`, then
// `f` to mirror it or `r20` to turn it; the picture is 100 by 72. Shapes joined by `+` lie on one spot; `wolf:hk` paints
// black what is grey. Without a place, a shape stands in the middle.
import { ANIMALS } from "./animals";
import { BEASTS } from "./beasts";
import { PEOPLE } from "./people";
import { type Part, partsOf } from "./shapes";
import { THINGS } from "./things";

export const SHAPES: Readonly<Record<string, string>> = { ...BEASTS, ...ANIMALS, ...THINGS, ...PEOPLE };
/** hills by day · night · dusk · hall, with a floor · burst of a spell · rings of a lesson · plain · cave */
export type Ground = "hills" | "night" | "dusk" | "hall" | "burst" | "rings" | "plain" | "cave";

/** By card, from the first. */
const PICTURES: readonly string[] = [
  "plain/robe+round:fm+nose2+eyes2+brows+grin2+curls+ball 50 40 1.1",
  "hall/robe+pointed+nose2+narrow+stern+smirk+sleek 50 40 1.1",
  "night/robe+pointed+nose2+eyes2+stern+smirk+swept+witchhat 47 46 1 f;castwand 54 40 1.05",
  "night/tower 24 44 .85;dragon:de 62 30 .8;twinkle 88 14 .2;peaks 88 60 .5",
  "dusk/goblet 46 40 .95;gem 76 52 .4;twinkle 22 22 .35;twinkle 74 20 .25",
  "cave/stalactites 50 34 1;rails 50 56 .8;cart 50 42 .85",
  "hills/robe+round+nose2+eyes2+brows+smile+cheeks+pigtails 50 42 1.05",
  "dusk/robe+round+nose2+green+brows+smile+messy+glasses+scar 50 40 1.1",
  "hall/bushy+robe+round+nose2+eyes2+brows+smile+fringe+tome 50 40 1.1",
  "burst/bushy+robe+round+nose2+eyes2+stern+open+fringe+witchhat 47 46 1;castwand 56 42 1",
  "hall/checker 50 48 1;knight 34 36 .85;pawn 70 42 .62",
  "night/cloak 50 38 1;eyes:yw 50 24 .2;moon 84 16 .3",
  "night/waves2+fine+long:fs+eyes2+nose2+goatee+plume 50 44 .95 r-7;fog 50 42 1.3",
  "burst/heads 40 40 .95;bubble 80 22 .45;swirl:dc 79 20 .22;twinkle 66 34 .2",
  "hall/robe:dbcw+round+whitehair+eyes2+glasses+whitebeard+witchhat:kbdg 50 40 .85;books 50 42 1.05",
  "cave/black+long:ft+hook+narrow+stern+glum+lank 50 40 1.1",
  "hall/robe+long+nose2+eyes2+brows+smile+freckles+red+chess 50 40 1.1",
  "hills/wild+coat+round+nose2+eyes2+brows+cheeks+beard+umbrella:tr 50 42 1.1",
  "plain/tiles 50 36 1;sink 78 46 .6;troll:dh 42 38 .98",
  "dusk/pine 12 40 .8;pine 88 38 .9;unicorn 50 38 .98",
  "hills/owl 46 34 .88;letter 68 54 .42 r-12",
  "night/phial:de 46 38 .95;moon 78 20 .36;flower:bw 24 46 .7;zzz 76 46 .34",
  "hills/fence 50 58 .7;runner 56 34 .86;bang 16 24 .3",
  "hall/book 42 42 .8;hourglass 80 40 .62;zzz 58 14 .34",
  "burst/flame 50 36 1.05",
  "cave/cauldron 50 48 .72;steam:ce 50 20 .5;skull 50 17 .4",
  "night/pine 14 36 .9;centaur 54 38 .95;twinkle 80 14 .22;twinkle 90 30 .14",
  "hills/peaks 66 26 .8;troll:dh 44 38 .95;club 78 34 .78 r18",
  "hall/cat:ht 44 40 .92;lantern 80 40 .62",
  "dusk/dragon:de 42 36 .92;flame 82 34 .5 r70;logs 78 60 .5",
  "plain/feather:cr 58 38 .85 r10;wand 42 36 .92",
  "hall/arch:nr 78 34 .85;engine 38 46 .9;clock 50 12 .26",
  "hall/jar 28 44 .7;jar:lpDK 58 42 .8;mushroom 82 50 .46;herbs 84 22 .46",
  "hall/desk 40 48 .9;raven 68 28 .72 f",
  "burst/bottle:dp 30 38 .85;hat 66 34 .6;hat 84 54 .28",
  "plain/grin 40 40 .9;feather:cp 72 40 .8 f",
  "hall/scroll 34 38 .85;hourglass 72 42 .55;rabbit 56 50 .5;tick 86 20 .24",
  "burst/match 30 40 .7;arrow 50 38 .32;needle 74 36 .72",
  "hills/house 48 40 .9;letters 82 44 .46;fence 50 66 .4;number 18 28 .3",
  "cave/sigil 36 36 .9;ingots 76 46 .62",
  "plain/shelf 74 30 .75;counter 50 50 1.05;mortar 34 28 .7",
  "burst/swirl 50 36 .95;boot 34 50 .4 f;hat 62 16 .45",
  "hills/nest 50 52 .75;hatchling 50 34 .85",
  "night/bluebell 24 38 .7;jar:lbDB 62 44 .78;flame:obyw 62 26 .52",
  "cave/root 32 36 .85;jar:nrlo 70 46 .6;flame 70 18 .4",
  "hills/cage 50 38 .98",
  "burst/dizzy 50 38 1",
  "dusk/shops 30 38 .95;shops 76 38 .95 f;lantern 53 20 .3",
  "cave/bottle:de 24 40 .75;dog 66 38 .72;steam:ce 50 56 .4",
  "night/wand 32 38 .8 f;wand 66 38 .8;snake 50 52 .5;clock 50 14 .3",
  "burst/heart 60 40 .7;wand 44 36 .95",
  "burst/smoke 62 26 .9;smoke:hs 38 34 .6;wand 26 54 .6",
  "cave/gate 50 28 1;dog 22 44 .6;dog 78 44 .6 f;dog 50 40 .76",
  "cave/arch:nh 50 34 1;black+long:ft+hook+narrow+stern+lank 50 44 .8;lantern 84 46 .45;eyes 14 58 .26",
  "hills/kelpie 52 30 .88;waves 30 46 1;waves 76 48 1",
  "hall/flame:opyb 12 40 .5;phial:dr 30 40 .6;bottle:db 48 40 .6;flask 68 40 .6;phial:dg 84 42 .5;scroll 50 64 .34",
  "night/logs 50 60 .6;egg:tk 50 34 .9;question:dg 84 20 .35;question:dg 16 22 .35",
  "hills/hand 26 54 .55;milk 76 42 .7;sprout 50 34 .75",
  "hall/boxes 66 34 1;wand 28 40 .7;box 30 58 .5",
  "hall/curtain 50 36 1;imp 50 36 .82;bubble:wb 82 54 .3;bubble:wb 18 56 .3",
  "hills/waves 50 46 1.6;lily 50 52 1;toad 50 34 .75",
  "dusk/mug 44 42 .85;steam 40 12 .4;spoon:se 76 42 .6",
  "hall/scroll 34 38 .85;flask:de 72 42 .7;clock 56 16 .32",
  "plain/tank 50 36 1.05;snake:en 50 38 .7",
  "dusk/cauldron:kshw 50 44 .82;twinkle 24 20 .3;twinkle 78 16 .4;twinkle 84 44 .18",
  "plain/hanky 66 44 .8;nose 32 30 .8;drops:be 34 60 .3",
  "burst/jet 40 38 .9;runner 74 38 .6 r-60",
  "hills/root 66 44 .75;boot 42 28 .8",
  "burst/tail 80 44 .7;teapot 46 38 .9",
  "hall/cage:cb 24 36 .75;rat 72 50 .62;snail 74 24 .55",
  "night/pane 46 36 .95;snake 70 48 .6;twinkle 30 24 .3",
  "dusk/keys 50 36 1;keys 82 20 .4 f;keys 18 54 .35",
  "burst/hand 24 44 .75 r20;trumpet 70 28 .5 r-20;rings 46 34 .4",
  "burst/flock 50 34 .9;book 76 54 .45",
  "burst/bolt 58 34 .95;wand 26 50 .55",
  "dusk/tree 86 34 .8;branch 50 56 1.1;snake:en 48 36 .95 f",
  "hall/cauldron 36 46 .68;porcupine 74 46 .56;bottle:dy 64 16 .36",
  "cave/wand 46 36 .9 r8;grip 26 54 .6 r-40",
  "hall/cauldron+holes 50 34 .9;drops 50 62 .28;drops 34 60 .2",
  "hills/branch 50 60 .9;raven 44 34 .8;key 82 46 .4",
  "cave/bomb 50 40 .85;smoke:he 84 20 .4;smoke:he 14 24 .36;fly 82 52 .28",
  "plain/goo 50 54 1.1;boot 44 36 .82;goo:eg 78 20 .3",
  "burst/bang 66 30 .6;horn 32 38 .85;phial:do 70 40 .6 r30",
  "cave/sleeper 20 46 .6;sleeper 80 46 .6 f;sleeper 50 50 .72;harp 50 18 .4;zzz 82 18 .26",
  "hills/tree 14 36 .9;tree 86 34 1;troll 50 42 .86",
  "night/flask:db 34 40 .8;flower 76 44 .62;question:dc 66 14 .3",
  "cave/brew+cauldron 46 42 .85;fly 82 16 .34;fish 84 50 .36;bone 12 54 .34",
  "cave/web 50 36 1.15;spider 50 38 .95",
  "dusk/hooded 76 40 .78;giant 32 38 .92;egg:tk 56 56 .28;mug 66 58 .24",
  "hall/desk 50 62 .9;page 38 32 .6;quill 64 24 .5;candle 84 32 .5;inkpot 16 42 .34",
  "hall/window 80 26 .5;curtain:rs 50 30 1;pillow 48 48 .9",
  "plain/page+scribble 48 36 .95 r-6;inkpot 84 54 .4",
  "burst/bars 50 34 .95;raven 50 42 .5;fetter 82 56 .4",
  "hills/papers 48 34 1;page 84 56 .3 r20",
  "burst/bang:yo 50 34 .95;halves 50 38 .85",
  "cave/bottle:dp 46 40 .95;skull 46 49 .3;fly 78 18 .28",
  "night/bare 14 36 1;bare 86 34 1 f;tower 50 30 .32;rails:nt 50 56 .8;lantern 66 50 .36",
  "hall/rat 42 40 .85;cheese 80 50 .45",
  "hall/logs 50 60 .9;cauldron:kh 50 30 .75;steam 50 6 .36",
  "burst/spill 50 46 1.05;bang:yeoc 50 18 .5",
  "dusk/orb 50 36 1;twinkle 82 20 .25",
  "cave/shelf 50 34 1.1;chain:gs 50 38 1;candle 84 52 .4",
  "hills/peaks:hp 76 30 .7;thistle 84 48 .5;stag 42 38 1",
  "hall/board 42 34 .95;question:dc 42 30 .42;flask:de 80 50 .5",
  "plain/page 34 42 .75;wriggle 58 32 .85",
  "burst/claw 50 38 1",
  "hall/bone 74 56 .5;dog:nk 44 36 .92;fetter 82 24 .35",
  "burst/foot 42 26 .8;teeth 62 54 .62",
  "night/sparks 50 32 1;wand 30 56 .5",
  "night/moon 70 22 .62;wolf 44 40 .92;pine:ek 90 50 .6",
  "hall/desk 40 56 .8;rings 46 26 .6;feather:cw 46 22 .5;wand 84 38 .55",
  "burst/cracker 48 42 .85;bang 20 18 .3;hat:kp 78 18 .4;twinkle 82 54 .22",
  "rings/paw:dd 50 36 .85",
  "rings/twinkle:cd 50 36 .9;twinkle:cg 50 36 .5",
  "rings/flask 50 36 .85",
  "rings/swirl 50 36 .8",
];

export interface Placed {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly transform: string;
}
export interface Painting {
  readonly ground: Ground;
  readonly shapes: readonly Placed[];
}

function place(item: string): Placed[] {
  const [names = "", x = "50", y = "37", size = "0.92", ...turned] = item.split(" ");
  const turn = turned.find((word) => word.startsWith("r"))?.slice(1) ?? "0";
  const across = turned.includes("f") ? -Number(size) : Number(size);
  const transform = `translate(${x} ${y}) rotate(${turn}) scale(${across} ${size}) translate(-32 -32)`;
  return names.split("+").map((name) => {
    const [shape = "", swap] = name.split(":");
    return { name, transform, parts: partsOf(SHAPES[shape]!, swap) };
  });
}

/** Cards are numbered from 1. */
export function paintingOf(card: number): Painting {
  const [ground, shapes = ""] = (PICTURES[card - 1] ?? "plain/question").split("/");
  return { ground: ground as Ground, shapes: shapes.split(";").flatMap(place) };
}

/** Numbers that are fixed for each card and differ between cards: where stars are, how hills roll. */
export function numbersFor(card: number): (below: number) => number {
  let seed = (card * 2654435761) >>> 0;
  return (below) => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return (seed >>> 8) % below;
  };
}
