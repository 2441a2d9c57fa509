/**
 * What the dates of the course follow from, as two files say it: its batches and days, and when the studio is open.
 * What is wrong in the rest of them, their schemas say.
 */
import { z } from 'astro/zod';
import { ALWAYS_OPEN, type BatchFacts, type StudioDays } from '../lib/batch-dates.ts';
import { lastDay } from '../lib/course-days.ts';
import { batchesSchema } from './course.ts';
import { studioSchema } from './studio.ts';

const courseSchema = z.object({ days: z.array(z.union([z.number(), z.string()])), batches: batchesSchema.optional() });
const closedDaysSchema = z.object({ hours: studioSchema.shape.hours, specialDays: studioSchema.shape.specialDays });

/** @param course what course.yaml says; @returns its batches and how many days each has, unless that cannot be read */
export function readBatches(course: unknown): { batches: BatchFacts[]; count: number } | undefined {
  const { data } = courseSchema.safeParse(course);
  return data && { batches: data.batches ?? [], count: lastDay(data.days) };
}

/** @param studio what studio.yaml says; @returns when the studio is open: always, where the file does not say */
export const readStudioDays = (studio: unknown): StudioDays => closedDaysSchema.safeParse(studio).data ?? ALWAYS_OPEN;
