/** The pictures that a chat or a feed shows beside a link to a page: the page's own picture with its title. */
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import satori from 'satori';
import font from '@fontsource/cormorant/files/cormorant-latin-600-normal.woff?inline';
import { getAbout } from './about.ts';
import { getCourse } from './course.ts';
import { getFounder, getHome } from './home.ts';
import { lightJpeg } from './light-jpeg.ts';
import { getGalleries } from './photos.ts';
import { getStudio } from './studio.ts';
import { getWords } from './words.ts';

/** Pixels: what Facebook, WhatsApp and X crop least. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export interface SharePicture {
  /** The first part of the page's address; the first page's is `home`. */
  name: string;
  title: string;
  image: ImageMetadata;
}

/** One for each page that can be found. */
export async function getSharePictures(): Promise<SharePicture[]> {
  const [home, founder, about, course, galleries, studio, words] = await Promise.all([
    getHome(), getFounder(), getAbout(), getCourse(), getGalleries(), getStudio(), getWords(),
  ]);
  return [
    { name: 'home', title: studio.name, image: home.share },
    { name: 'contact', title: words.contact.title, image: founder.share },
    { name: 'academy', title: course.title, image: course.share },
    { name: 'about-us', title: about.title, image: about.share },
    ...galleries.flatMap(({ name, title, listings }) => (listings[0] ? [{ name, title, image: listings[0].image }] : [])),
  ];
}

const box = (style: Record<string, string | number>, ...children: unknown[]) => ({ type: 'div', props: { style: { display: 'flex', ...style }, children } });

/** The words over the picture: a panel of the night that fades into it. @returns SVG with letters as shapes */
function panel(title: string, studio: string): Promise<string> {
  const lines = title === studio ? [box({ fontSize: 84, lineHeight: 1 }, title)] : [
    box({ fontSize: 96, lineHeight: 1 }, title),
    box({ marginTop: 32, fontSize: 36, color: '#e3c797' }, studio),
  ];
  return satori(
    box(
      {
        ...SHARE_SIZE,
        alignItems: 'center',
        backgroundImage: 'linear-gradient(90deg, rgba(42,8,18,0.96) 30%, rgba(42,8,18,0.55) 60%, rgba(42,8,18,0) 85%)',
      },
      box({ flexDirection: 'column', width: 640, marginLeft: 72, paddingLeft: 32, borderLeft: '2px solid #b8935a', color: '#fbf6ee' }, ...lines),
    ) as Parameters<typeof satori>[0],
    { ...SHARE_SIZE, fonts: [{ name: 'Cormorant', data: Buffer.from(font.split(',')[1] ?? '', 'base64'), weight: 600 }] },
  );
}

/** @returns a JPEG without metadata. Throws when the picture cannot be read. */
export async function drawShare({ title, image }: SharePicture): Promise<Buffer> {
  const studio = await getStudio();
  const { fsPath } = image as ImageMetadata & { fsPath: string };
  return lightJpeg(
    sharp(fsPath)
      .autoOrient()
      .resize({ ...SHARE_SIZE, fit: 'cover' })
      .composite([{ input: Buffer.from(await panel(title, studio.name)) }]),
  );
}
