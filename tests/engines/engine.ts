/** What the smoke suite asks of a browser, whoever drives it: Playwright, Puppeteer or a WebDriver server. */

export interface Size {
  width: number;
  height: number;
}

export interface EnginePage {
  /** What went wrong so far, as the browser says it: errors on its console, what was thrown, breaches of the policy. */
  complaints: string[];
  /** Gives the page itself, without the browser's own bars, this size in CSS pixels. */
  resize: (size: Size) => Promise<unknown>;
  /** Opens an address and waits until it has loaded. */
  goto: (address: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Goes back as the browser's Back button does after taps of a finger. */
  back: () => Promise<unknown>;
  /**
   * Runs a function in the page, which sees nothing but its argument.
   * @param argument a plain value
   * @returns the plain value that the function gives, or promises
   */
  evaluate: <Argument, Result>(run: (argument: Argument) => Result, argument: Argument) => Promise<Awaited<Result>>;
  /** @returns the part of the page that is in sight, as PNG */
  screenshot: () => Promise<Buffer>;
  /** @returns how many sheets of A4 the page is printed on; missing where the suite does not print */
  printedSheets?: () => Promise<number>;
  close: () => Promise<void>;
}

/** A browser that has been started. Each page has storage of its own, and says yes to every dialog. */
export interface Engine {
  newPage: () => Promise<EnginePage>;
  close: () => Promise<void>;
}

export interface EngineOptions {
  /** Whether the visitor has asked for less motion. */
  reducedMotion: boolean;
}
