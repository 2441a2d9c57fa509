/** The optional performance hook: sends the figures of a page's load. */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** @param address where each figure goes, by a beacon, when it is known */
export function sendVitals(address: string): void {
  const send = ({ name, value, rating, id }: Metric) =>
    navigator.sendBeacon(address, JSON.stringify({ name, value, rating, id, page: location.pathname }));
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(send);
}
