// Looking something up in the rules.
import type { RuleInfo } from "../wire/hall";

/** Those in which every word of the search is found, in the rule or its id, by sections in their order. */
export function found(rules: readonly RuleInfo[], search: string): [string, RuleInfo[]][] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const sections = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const text = `${rule.id} ${rule.text} ${rule.why}`.toLocaleLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  }
  return [...sections];
}
