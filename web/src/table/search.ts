// Searching the rules.
import type { RuleInfo } from "../wire/hall";

/** Return the rules in which every word occurs, in the text or the id, by section; if a variant is played, its own
 *  rules come first. */
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
