/**
 * Sonner writes a <style> into the page when it is imported, which a strict content security policy forbids.
 * Its package carries the same rules as dist/styles.css, which the toasts import; the call is cut out here.
 */
import type { Plugin } from 'vite';

const CALL = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/;

export function sonnerStyles(): Plugin {
  return {
    name: 'sonner-styles',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs/.test(id)) return undefined;
      if (!CALL.test(code)) {
        throw new Error(
          `${id} no longer inserts its styles as expected. See integrations/sonner-styles.ts: adapt CALL to the new version.`,
        );
      }
      return { code: code.replace(CALL, ''), map: null };
    },
  };
}
