/** Starts the browsers that projects of the suite name. */
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
async function startEngine(project: string, options: EngineOptions): Promise<Engine> {
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

/** The browsers of one worker: each is started when it is first asked for, and serves every later test. */
export class Engines {
  readonly #started = new Map<string, Promise<Engine>>();

  /** The browser of a project. Rejects when it is not on this machine. */
  get(project: string, options: EngineOptions): Promise<Engine> {
    const key = `${project} ${JSON.stringify(options)}`;
    const engine = this.#started.get(key) ?? startEngine(project, options);
    this.#started.set(key, engine);
    return engine;
  }

  /** Ends all of them. */
  async close(): Promise<void> {
    for (const engine of await Promise.allSettled(this.#started.values()))
      if (engine.status === 'fulfilled') await engine.value.close();
  }
}
