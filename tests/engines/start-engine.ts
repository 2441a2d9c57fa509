/** Starts the browser that a project of the suite names. */
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser/chromium.ts';
import { startChromium } from './chromium-engine.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { startFirefox } from './firefox-engine.ts';
import { findFirefox, findWebKit } from './installed.ts';
import { launchOptions } from './old-chrome.ts';
import { FIREFOX, TODAY, WEBKIT, projectOf } from './projects.ts';
import { RELEASES } from './releases.ts';
import { startWebKit } from './webkit-engine.ts';

/** Starts the browser of a project. Rejects when it is not on this machine. */
export async function startEngine(project: string, options: EngineOptions): Promise<Engine> {
  if (project === TODAY) {
    return startChromium({ executablePath: findChromium(), args: CHROMIUM_FLAGS }, options);
  }
  const release = RELEASES.find((one) => projectOf(one) === project);
  if (release) return startChromium(launchOptions(release), options);
  const firefox = findFirefox().programs;
  if (project === FIREFOX && firefox) return startFirefox(firefox, options);
  const webkit = findWebKit().programs;
  if (project === WEBKIT && webkit) return startWebKit(webkit, options);
  throw new Error(`${project} is not on this machine`);
}
