/** The map of OpenStreetMap that a page embeds. */

/** Every page that holds the map opens its policy to it. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';
/** How far the map looks around its point, in degrees: about 600 m each way at the latitude of northern India. */
const MAP_REACH = 0.006;

/** @param point degrees; @returns the address of a map that is centred on the point and marks it */
export function mapEmbed({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const box = [longitude - MAP_REACH, latitude - MAP_REACH, longitude + MAP_REACH, latitude + MAP_REACH];
  const map = new URL('/export/embed.html', MAP_ORIGIN);
  map.search = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  }).toString();
  return map.href;
}
