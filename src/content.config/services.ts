/** What the studio offers. */
import { z } from 'astro/zod';
import { nearest } from '../shared/did-you-mean.ts';
import {
  key,
  optionalPerLocale,
  plain,
  rupees,
  sameOrPerLocale,
  NO_LANGUAGE,
  saysSomething,
  sentence,
  text,
  words,
} from './fields.ts';
import { refuse, type BrokenRule } from './rule-messages.ts';

const localizedService = z.strictObject({
  name: text.describe('what the service is called'),
  line: text.describe('one line that says whom or what it is for'),
  includes: z.array(text).optional().describe('what the price covers, a line each; may be left out'),
});

/**
 * @param group what something is said to belong to; @param names the groups that there are
 * @returns the rule that is broken where it is none of them
 */
export function groupFault(group: string, names: readonly string[]): BrokenRule | undefined {
  if (names.includes(group)) return undefined;
  const meant = nearest(group, names);
  if (meant) return { rule: 'misspeltServiceGroup', values: { group, meant } };
  return names.length > 0
    ? { rule: 'unknownServiceGroup', values: { group, groups: names.join(', ') } }
    : { rule: 'noServiceGroups', values: { group } };
}

export const servicesSchema = z
  .strictObject({
    groups: z
      .record(
        key,
        z.strictObject({
          name: sameOrPerLocale('the name of the group'),
          photos: z
            .string()
            .regex(/^\/[^\s/?#]+(#[^\s#]+)?$/)
            .optional()
            .describe('the page where photos of such work hang, such as /portfolio; may be left out'),
        }),
      )
      .describe('the kinds of services, such as bridal, in the order in which they are shown'),
    services: z
      .array(
        z
          .strictObject({
            // Not a `key`: its form says nothing that the names of the groups do not say better.
            group: plain.describe('one of the groups above'),
            price: rupees
              .optional()
              .describe('the lowest price in whole rupees, such as 15000; left out, visitors are offered to ask'),
            minutes: z
              .number()
              .int()
              .positive()
              .max(1440)
              .meta({ unit: 'minutes' })
              .optional()
              .describe('how long it takes, in minutes, such as 90; may be left out'),
            ...optionalPerLocale(localizedService),
          })
          .refine(saysSomething, NO_LANGUAGE),
      )
      .describe('the services, in the order in which they are shown'),
  })
  .superRefine(({ groups, services }, context) => {
    const names = Object.keys(groups);
    for (const [at, { group }] of services.entries()) {
      const fault = groupFault(group, names);
      if (fault) refuse(context, fault.rule, ['services', at, 'group'], fault.values);
    }
  });

/** The site's own words around it. */
export const servicesWords = words('title', 'photos', 'ask', 'askPrice').extend({
  from: sentence('price'),
  askText: sentence('service'),
  askPriceText: sentence('service'),
});
