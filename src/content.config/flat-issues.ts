/** What a schema refuses, a piece at a time. */
import type { z } from 'astro/zod';
import { valueAt } from '../shared/value-at.ts';

/**
 * The issues within an issue. One text or a text for each language is a union, which gives the issues of both forms:
 * only those of the form in which the value is written count. The schema names the plain text first.
 * @param data what the schema was given
 */
export function flatIssues(issue: z.core.$ZodIssue, data: unknown): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const value = valueAt(data, issue.path);
  const [plain = [], group = []] = issue.errors;
  return (value !== null && typeof value === 'object' && !Array.isArray(value) ? group : plain).map((inner) => ({
    ...inner,
    path: [...issue.path, ...inner.path],
  }));
}
