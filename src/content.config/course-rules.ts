/**
 * Facts of the course that are well-formed and still cannot be: days that run backwards, parts that are not the fee.
 */
import type { z } from 'astro/zod';
import { daysOf } from '../lib/course-days.ts';
import type { BatchFacts } from '../lib/batch-dates.ts';
import { endsFirst, refuse } from './rules.ts';

/** @param cards the days of each card, as they are written: `17-19` */
export function refuseCardDays(cards: readonly string[], context: z.RefinementCtx): void {
  let next = 1;
  for (const [at, days] of cards.entries()) {
    const [first, last] = [...days.matchAll(/\d+/g)].map(Number);
    const covered = daysOf(days);
    const wanted = next;
    if (last !== undefined && covered.length < 2) refuse(context, 'cardRunsBackwards', [at], { days });
    else if (first !== undefined && covered.length > 0) {
      next = Math.max(next, (covered.at(-1) ?? 0) + 1);
      if (first < wanted) refuse(context, 'cardsOverlap', [at], { days, last: wanted - 1, next: wanted });
      if (first > wanted) refuse(context, 'cardsLeaveGap', [at], { days, next: wanted });
    }
  }
}

export function refuseBatch({ fee, instalments = [], classes }: BatchFacts, context: z.RefinementCtx): void {
  const sum = instalments.reduce((total, { amount }) => total + amount, 0);
  if (instalments.length > 0 && fee === undefined) refuse(context, 'instalmentsWithoutFee', ['instalments'], { sum });
  else if (instalments.length > 0 && sum !== fee)
    refuse(context, 'instalmentsAreNotTheFee', ['instalments'], { sum, fee: fee ?? 0 });
  if (classes && endsFirst(classes.from, classes.to)) refuse(context, 'classEndsFirst', ['classes', 'to']);
}

export function refuseSameStart(batches: readonly BatchFacts[], context: z.RefinementCtx): void {
  for (const [at, { starts }] of batches.entries())
    if (batches.findIndex((other) => other.starts === starts) < at)
      refuse(context, 'twoBatchesStart', [at, 'starts'], { date: starts });
}
