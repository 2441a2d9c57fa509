/**
 * Facts of the course that are well-formed and still cannot be: days that run backwards, parts that are not the fee.
 */
import type { z } from 'astro/zod';
import { endsFirst } from '../lib/clock-time.ts';
import { CARD_DAYS, daysOf, lastDay } from '../lib/course-days.ts';
import { hasBegun, type BatchFacts } from '../lib/batch-dates.ts';
import type { StageFacts } from '../lib/course-stages.ts';
import { todayInIndia } from '../shared/calendar-date.ts';
import { refuse } from './rule-messages.ts';

/** @param cards the days of each card, as they are written: `17-19` */
export function refuseCardDays(cards: readonly string[], context: z.RefinementCtx): void {
  let next = 1;
  for (const [at, days] of cards.entries()) {
    const [first, last] = [...days.matchAll(/\d+/g)].map(Number);
    const covered = daysOf(days);
    const wanted = next;
    // Its form is refused by itself; which days follow it is not known.
    if (!CARD_DAYS.test(days)) return;
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

interface CourseFacts {
  /** The days of each card. */
  days: readonly string[];
  stages?: readonly StageFacts[] | undefined;
  batches?: readonly BatchFacts[] | undefined;
}

/** Refuses stages, and instalments of coming batches, that the days of the cards do not allow. */
export function refuseBesideDays({ days, stages = [], batches = [] }: CourseFacts, context: z.RefinementCtx): void {
  // A card whose days are refused may be the one that is looked for.
  if (days.some((written) => daysOf(written).length === 0)) return;
  const begins = days.map((written) => daysOf(written)[0]).filter((day) => day !== undefined);
  for (const [at, { from: day }] of stages.entries()) {
    const path = ['stages', at, 'from'];
    const before = stages[at - 1]?.from;
    const [first] = begins;
    if (!begins.includes(day)) refuse(context, 'stageWithoutCard', path, { day, days: begins.join(', ') });
    else if (at === 0 && first !== undefined && day !== first) refuse(context, 'firstStageLate', path, { day, first });
    else if (before !== undefined && day <= before) refuse(context, 'stagesOutOfOrder', path, { day, before });
  }
  const count = lastDay(days);
  const today = todayInIndia();
  for (const [at, batch] of batches.entries())
    for (const [part, { day }] of (batch.instalments ?? []).entries())
      if (day > count && !hasBegun(batch, today))
        refuse(context, 'instalmentAfterCourse', ['batches', at, 'instalments', part, 'day'], { day, count });
}
