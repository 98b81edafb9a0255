// A game of our own for boardgame.io, comparable to two-player Sequence and no dearer: 10 x 10 spaces, two packs of
// cards, hands of seven, wild and anti-wild Jacks, two rows of five win. Written as the library's guide teaches, with
// the cheap way taken wherever there are two.
const { INVALID_MOVE } = require('boardgame.io/core');

const JACK = 9, FREE = 9, SIZE = 10, HAND = 7, GOAL = 2;
const CORNERS = [0, 9, 90, 99];
const PACK = Array.from({ length: 52 }, (_, card) => card);
const PRINTED = Array(100).fill(-1); // both packs without their Jacks, row by row between the corners
{
  const plain = PACK.filter((card) => card % 13 !== JACK);
  let next = 0;
  for (let space = 0; space < 100; space++)
    if (!CORNERS.includes(space)) PRINTED[space] = plain[next++ % plain.length];
}
const HOMES = PACK.map((card) => PRINTED.flatMap((printed, space) => (printed === card ? [space] : [])));
const COURSES = [[0, 1], [1, 0], [1, 1], [1, -1]];

const isJack = (card) => card % 13 === JACK;
const isWild = (card) => isJack(card) && card < 26;
const isAnti = (card) => isJack(card) && card >= 26;

function setup({ random }) {
  const deck = random.Shuffle([...PACK, ...PACK]);
  const board = Array(100).fill(0); // 0 open, 1 + player, 9 a corner
  for (const corner of CORNERS) board[corner] = FREE;
  return { deck, hands: [deck.splice(0, HAND), deck.splice(0, HAND)], piles: [[], []], board, made: [] };
}

// The spaces of a row through `space` that belong to one player; stops at the first that does not.
function run(board, mark, space, down, across) {
  const spaces = [space];
  for (const way of [1, -1]) {
    let row = Math.floor(space / SIZE) + way * down, column = (space % SIZE) + way * across;
    while (row >= 0 && row < SIZE && column >= 0 && column < SIZE) {
      const here = row * SIZE + column, found = board[here];
      if (found !== mark && found !== FREE) break;
      if (way === 1) spaces.push(here); else spaces.unshift(here);
      row += way * down;
      column += way * across;
    }
  }
  return spaces;
}

// Five in a row that share at most one space with an earlier row of the same player.
function score(G, player, space) {
  for (const [down, across] of COURSES) {
    const spaces = run(G.board, player + 1, space, down, across);
    for (let first = 0; first + 5 <= spaces.length; first++) {
      const five = spaces.slice(first, first + 5);
      const fresh = G.made.every((row) => row.player !== player
        || five.filter((space) => row.spaces.includes(space)).length <= 1);
      if (five.includes(space) && fresh) {
        G.made.push({ player, spaces: five });
        break;
      }
    }
  }
}

// The card goes on the player's pile and another is drawn.
function replace(G, player, card) {
  const hand = G.hands[player];
  hand.splice(hand.indexOf(card), 1);
  G.piles[player].push(card);
  if (G.deck.length) hand.push(G.deck.pop());
}

function place({ G, playerID }, card, space) {
  const player = Number(playerID);
  if (!G.hands[player].includes(card) || isAnti(card) || G.board[space] !== 0) return INVALID_MOVE;
  if (!isWild(card) && PRINTED[space] !== card) return INVALID_MOVE;
  G.board[space] = player + 1;
  score(G, player, space);
  replace(G, player, card);
}

function remove({ G, playerID }, card, space) {
  const player = Number(playerID);
  if (!G.hands[player].includes(card) || !isAnti(card) || G.board[space] !== 2 - player) return INVALID_MOVE;
  if (G.made.some((row) => row.spaces.includes(space))) return INVALID_MOVE;
  G.board[space] = 0;
  replace(G, player, card);
}

// A card whose spaces are both taken, or an anti-wild Jack with nothing to remove.
function discard({ G, playerID }, card) {
  const player = Number(playerID);
  if (!G.hands[player].includes(card) || isWild(card)) return INVALID_MOVE;
  if (HOMES[card].some((space) => G.board[space] === 0)) return INVALID_MOVE;
  replace(G, player, card);
}

module.exports = {
  name: 'fives',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // cards are drawn: nothing can be taken back, and no history of states is kept
  // no deltaState: its patches are found by comparing whole states, at over ten times the cost of a move
  setup,
  moves: {
    place: { move: place, client: false },
    remove: { move: remove, client: false },
    discard: { move: discard, client: false },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => {
    const player = Number(ctx.currentPlayer);
    if (G.made.length >= GOAL && G.made.filter((row) => row.player === player).length >= GOAL)
      return { winner: ctx.currentPlayer };
    if (!G.deck.length) return { draw: true };
  },
  playerView: ({ G, playerID }) => {
    const { deck, hands, ...open } = G;
    return { ...open, hand: playerID === null ? [] : hands[playerID], sizes: hands.map((h) => h.length), pile: deck.length };
  },
};
