/** How the setup page looks: as wide as a phone, with the site's colours. */
import { SETUP_ROOT } from './settings.ts';

const BUTTON =
  'min-height:3rem;padding:.6rem 1.4rem;border:1px solid var(--action);border-radius:.5rem;font:inherit;font-weight:600';

export const SETUP_STYLE =
  'body{margin:0;font:1.05rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--page)}' +
  `#${SETUP_ROOT}{max-width:36rem;margin:0 auto;padding:1rem 1rem 3rem;overflow-wrap:anywhere}` +
  'h1{margin:.5rem 0;font-size:1.35rem;line-height:1.4}h1:focus{outline:none}h2{margin:2rem 0 .5rem;font-size:1.15rem}' +
  'fieldset{margin:0;padding:0;border:0}legend{padding:0}' +
  `button,.button{${BUTTON};color:var(--paper);background:var(--action);text-decoration:none;box-sizing:border-box}` +
  'button.quiet{color:var(--action);background:none}.language{display:block;margin-left:auto}' +
  'input:not([type=radio]){box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--ink);border-radius:.5rem;font:inherit;color:inherit;background:var(--paper)}' +
  'input[aria-invalid]{border-color:var(--alarm)}' +
  '.choice{display:flex;gap:.75rem;align-items:center;min-height:3rem}.choice input{width:1.4rem;height:1.4rem;flex:none;accent-color:var(--action)}' +
  '.ways{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:space-between;margin:1.5rem 0 0}' +
  '.count,.hint{margin:.25rem 0}.count{font-size:.95rem}a{color:var(--action)}.alone{display:inline-block;padding:.6rem 0}' +
  '[role=alert]{margin:.75rem 0 0;font-weight:600;color:var(--alarm)}#problem:empty{margin:0}' +
  'li{margin:.4rem 0}dt{margin-top:1rem;font-size:.95rem}dd{margin:0;font-weight:600}' +
  'code{padding:.1rem .3rem;background:var(--tint)}.command{white-space:nowrap}';
