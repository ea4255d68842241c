import { reasonsOf, type Thing, type Why } from '@holofoe/kernel';
import type { Cx } from '../rules/battle.ts';
import { isAi } from '../state.ts';

/** What an event about a thing names: why that thing was chosen, and what led to the effect at all; told once. */
export function whyOf(cx: Cx, thing: Thing, rule?: string): Why {
  const { why } = cx;
  if (why === undefined) return rule;
  const ofIt = why.filter(({ about }) => about === thing);
  const ledToIt = why.filter(({ about }) => about === undefined);
  const others = why.filter(({ about }) => about !== undefined && about !== thing);
  cx.why = others.length > 0 ? others : undefined;
  const reasons = [...ofIt, ...ledToIt].map(({ reason }) => reason);
  return reasons.length > 0 ? { rule, reasons } : rule;
}

/** Where two things were chosen for one event. */
export function whyOfBoth(cx: Cx, first: Thing, second: Thing, rule?: string): Why {
  const reasons = [...reasonsOf(whyOf(cx, first)), ...reasonsOf(whyOf(cx, second))];
  return reasons.length > 0 ? { rule, reasons } : rule;
}

/** The rule by which the AI chose a thing; where there was nothing to choose no rule is named. */
export function ruleOfChoice({ seat, why }: Cx, thing: Thing, rule: string): string | undefined {
  return isAi(seat) && why?.some(({ about }) => about === thing) ? rule : undefined;
}
