import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getBatches } from '../../../lib/batches.ts';
import { coursePaths, getCourse } from '../../../lib/course.ts';
import { calendarFile } from '../../../shared/icalendar.ts';

export const getStaticPaths = async () => {
  const paths = (await coursePaths()).map(async ({ params, props: { locale } }) => {
    const [batches, { title }] = await Promise.all([getBatches(locale), getCourse(locale)]);
    return batches.map((batch) => ({ params: { ...params, batch: batch.starts.date }, props: { batch, title } }));
  });
  return (await Promise.all(paths)).flat();
};

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { batch, title } }) =>
  new Response(calendarFile(batch.events, { name: title }), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
