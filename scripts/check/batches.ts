/** The dates of the course, against the days of its cards and the studio's closed days. */
import { readBatches, readStudioDays } from '../../src/content.config/read-batches.ts';
import {
  batchFaults,
  classWhileStudioRests,
  datesOf,
  hasBegun,
  hoursOn,
  type BatchFacts,
  type StudioDays,
} from '../../src/lib/batch-dates.ts';
import { todayInIndia, type CalendarDate } from '../../src/shared/calendar-date.ts';
import { contentPath } from './check-file.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { advice, error } from './problem.ts';
import { parseIfReadable } from './yaml/parse-file.ts';

function studioDays(root: string): StudioDays {
  const reading = parseIfReadable(contentPath(root, 'studio.yaml'));
  return readStudioDays(reading && 'parsed' in reading ? reading.parsed.data : undefined);
}

/** Class on a day on which the studio is not open so long: the first such day. */
function classWhileShut(batch: BatchFacts, count: number, studio: StudioDays): FieldFinding['cause'] | undefined {
  const { classes } = batch;
  if (!classes) return undefined;
  const date = datesOf(batch, count, studio).find((day) => {
    const open = hoursOn(day, studio);
    return classes.from < open.from || classes.to > open.to;
  });
  if (date === undefined) return undefined;
  const { from, to } = hoursOn(date, studio);
  return `On ${date} there is class from ${classes.from} to ${classes.to}, but the studio is open from ${from} to ${to}.`;
}

/** What is no fault, but seldom meant. */
function doubts(
  batches: readonly BatchFacts[],
  count: number,
  studio: StudioDays,
  today: CalendarDate,
): FieldFinding[] {
  return batches.flatMap((batch, at): FieldFinding[] => {
    const path = ['batches', at, 'starts'];
    const { starts } = batch;
    if (hasBegun(batch, today))
      return [
        {
          ...advice(
            `The batch of ${starts} has begun, and the site no longer shows it.`,
            'Delete it, and write the dates of the next one.',
          ),
          path,
        },
      ];
    const running = batches.find((other) => {
      const last = datesOf(other, count, studio).at(-1);
      return other.starts < starts && last !== undefined && last >= starts;
    });
    const overlap = running && `The batch of ${starts} starts before the one of ${running.starts} is over.`;
    const shut = classWhileShut(batch, count, studio);
    const resting = classWhileStudioRests(batch, count, studio);
    return [
      ...(overlap ? [{ ...advice(overlap, 'If you do not teach both at once, correct one of the dates.'), path }] : []),
      ...(resting
        ? [
            {
              ...advice(
                `On ${resting.date} there is class, but the studio is closed on a ${resting.day}: ` +
                  '`closed` of a batch counts in place of the studio’s.',
                `If you do not teach then, write \`closed: [${resting.closed.join(', ')}]\`.`,
              ),
              path: ['batches', at, 'closed'],
            },
          ]
        : []),
      ...(shut
        ? [
            {
              ...advice(shut, 'If you do not teach then, correct `classes`, or the hours in studio.yaml.'),
              path: ['batches', at, 'classes'],
            },
          ]
        : []),
    ];
  });
}

/**
 * @param data course.yaml as it was read
 * @param root the project's folder
 */
export function batchFindings(data: unknown, root: string): FieldFinding[] {
  const course = readBatches(data);
  if (!course) return [];
  const { batches, count } = course;
  if (batches.length === 0)
    return [
      {
        ...advice(
          'The course has no dates: students ask for them in the chat.',
          'Add `batches`, such as `batches: [{ starts: 2026-12-07, seats: 12, fee: 25000 }]`.',
        ),
        path: [],
      },
    ];
  const studio = studioDays(root);
  const today = todayInIndia();
  return [
    ...batchFaults(batches, count, studio, today).map(({ path, cause, remedy }) => ({
      ...error(cause, remedy),
      path: ['batches', ...path],
    })),
    ...doubts(batches, count, studio, today),
  ];
}
