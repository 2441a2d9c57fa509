/** The stages of the course, against the days of its cards. */
import { z } from 'astro/zod';
import { stagesShape } from '../../src/content.config/course.ts';
import { stageFaults } from '../../src/lib/course-stages.ts';
import type { FieldFinding } from './fields.ts';
import { error } from './problem.ts';

/** What is looked at here. The shapes say what is wrong with the rest. */
const courseShape = z.object({
  days: z.array(z.union([z.number(), z.string()])),
  // Whatever the names are: a stage without one has its days all the same.
  stages: z.array(stagesShape.element.pick({ from: true }).loose()),
});

/** @param data course.yaml as it was read */
export function stageFindings(data: unknown): FieldFinding[] {
  const course = courseShape.safeParse(data).data;
  if (!course) return [];
  const stages = course.stages.map(({ from }) => ({ from, name: '' }));
  return stageFaults(stages, course.days).map(({ at, cause, remedy }) => ({
    ...error(cause, remedy),
    path: ['stages', at, 'from'],
  }));
}
