// Looking something up in the rules.
import type { RuleInfo } from "../wire/hall";

/** Those in which every word of the search is found, in the rule or its id, by sections in their order; where a variant of a
 *  game is played, its own come first. */
export function searchRules(rules: readonly RuleInfo[], search: string, variant = ""): [string, RuleInfo[]][] {
  const own = (rule: RuleInfo) => variant !== "" && rule.variant === variant;
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const sections = new Map<string, RuleInfo[]>();
  for (const rule of [...rules.filter(own), ...rules.filter((rule) => !own(rule))]) {
    const text = `${rule.id} ${rule.text} ${rule.why}`.toLocaleLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  }
  return [...sections];
}
