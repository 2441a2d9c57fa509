/**
 * How the photos of a group are laid out, on a phone in two columns and on a desk in twelve, without a gap and without
 * a photo that stands alone on its line. Their order is kept: the viewer walks them as they are shown.
 */

/**
 * Columns of twelve on a desk; `lead` is six of them and as high as the two lines beside it, `tall` of its own height.
 */
export type DeskSpan = 3 | 4 | 6 | 8 | 12 | 'lead' | 'tall';

export interface GridCell {
  /** Whether it fills the row on a phone, or half of it. */
  phone: 'row' | 'half';
  desk: DeskSpan;
  /** Its frame is 3 : 2 and not 3 : 4. */
  wide: boolean;
}

/** Where a group's title stands on a desk: over the photos, or right of the first one, a quarter or a half wide. */
export type TitlePosition = 'above' | 'quarter' | 'half';

export interface Layout {
  title: TitlePosition;
  /** In the order of the photos. */
  cells: GridCell[];
}

interface Row {
  /** The photos that it takes: U for an upright one, W for a wide one. */
  shapes: string;
  spans: DeskSpan[];
  /** What it adds to the cost of a layout; the cheapest layout is taken. */
  cost: number;
  /** Its cost as the first row, which is to begin with a large photo. */
  first: number;
  title?: TitlePosition;
}

const ROWS: readonly Row[] = [
  { shapes: 'UUUUU', spans: ['lead', 3, 3, 3, 3], cost: 0.2, first: 0 },
  { shapes: 'UWUU', spans: ['lead', 6, 3, 3], cost: 0.2, first: 0 },
  { shapes: 'UUUW', spans: ['lead', 3, 3, 6], cost: 0.2, first: 0 },
  { shapes: 'UWW', spans: ['lead', 6, 6], cost: 0.2, first: 0 },
  { shapes: 'UUUU', spans: [3, 3, 3, 3], cost: 0, first: 2 },
  { shapes: 'WUU', spans: [6, 3, 3], cost: 0, first: 0.5 },
  { shapes: 'UWU', spans: [3, 6, 3], cost: 0, first: 2 },
  { shapes: 'UUW', spans: [3, 3, 6], cost: 0, first: 2 },
  { shapes: 'WU', spans: [8, 4], cost: 0.5, first: 0.2 },
  { shapes: 'UW', spans: [4, 8], cost: 0.5, first: 1.5 },
  { shapes: 'WW', spans: [6, 6], cost: 0.5, first: 0.8 },
  { shapes: 'UUU', spans: [4, 4, 4], cost: 0.5, first: 1 },
  { shapes: 'WWW', spans: [4, 4, 4], cost: 1, first: 2 },
  { shapes: 'UU', spans: [6, 6], cost: 1.5, first: 0.4 },
  { shapes: 'W', spans: [12], cost: 1.5, first: 0.3 },
];

/** First rows in which the group's title fills what the photos leave. */
const TITLED_ROWS: readonly Row[] = [
  { shapes: 'UUUU', spans: ['lead', 3, 3, 3], cost: 0, first: -0.5, title: 'quarter' },
  { shapes: 'UUW', spans: ['lead', 3, 6], cost: 0, first: -0.5, title: 'quarter' },
  { shapes: 'UUU', spans: ['tall', 3, 3], cost: 0, first: -0.3, title: 'half' },
  { shapes: 'UW', spans: ['tall', 6], cost: 0, first: -0.3, title: 'half' },
];

/** What is left over when a group has one or two photos: nothing else stands on that line. */
const REST: readonly Row[] = [{ shapes: 'U', spans: [6], cost: 50, first: 50 }];
const TITLED_REST: readonly Row[] = [
  { shapes: 'UU', spans: ['tall', 3], cost: 0, first: 40, title: 'half' },
  { shapes: 'U', spans: ['tall'], cost: 0, first: 40, title: 'half' },
];

/** Rows after a large photo before the next one is due, and what a row too early or too late costs. */
const CALM_ROWS = 2;
const TOO_EARLY = 3;
const TOO_LATE = 0.6;

interface Plan {
  cost: number;
  title: TitlePosition;
  spans: DeskSpan[];
}

/** The best rows for `shapes`. @param calm rows since the last large photo; undefined at the beginning */
function planRows(shapes: string, titled: boolean, known: Map<string, Plan>, calm?: number): Plan {
  if (shapes === '') return { cost: 0, title: 'above', spans: [] };
  const state = `${shapes.length} ${calm}`;
  const before = known.get(state);
  if (before) return before;
  const first = calm === undefined;
  const rows = first && titled ? [...ROWS, ...REST, ...TITLED_ROWS, ...TITLED_REST] : [...ROWS, ...REST];
  let best: Plan = { cost: Infinity, title: 'above', spans: [] };
  for (const row of rows) {
    if (!shapes.startsWith(row.shapes)) continue;
    const large = row.spans[0] === 'lead' || row.spans[0] === 'tall';
    const rhythm = first ? 0 : large ? (calm < CALM_ROWS ? TOO_EARLY : 0) : calm >= CALM_ROWS ? TOO_LATE : 0;
    const next = large ? 0 : Math.min(CALM_ROWS, (calm ?? 0) + 1);
    const rest = planRows(shapes.slice(row.shapes.length), titled, known, next);
    const cost = (first ? row.first : row.cost) + rhythm + rest.cost;
    if (cost < best.cost) best = { cost, title: row.title ?? 'above', spans: [...row.spans, ...rest.spans] };
  }
  known.set(state, best);
  return best;
}

/**
 * @param wide for each photo whether it lies on its side
 * @param titled whether a title stands over the photos
 */
export function layOut(wide: readonly boolean[], titled: boolean): Layout {
  const { title, spans } = planRows(wide.map((lies) => (lies ? 'W' : 'U')).join(''), titled, new Map());
  const cells = spans.map((desk, at): GridCell => {
    const row = wide[at] || at === 0 || desk === 'lead' || desk === 'tall';
    return { phone: row ? 'row' : 'half', desk, wide: wide[at] ?? false };
  });
  // On a phone, the last of an odd number of half-width photos between two full rows fills a row itself.
  let halves = 0;
  for (const [at, cell] of cells.entries()) {
    halves = cell.phone === 'half' ? halves + 1 : 0;
    if (halves % 2 === 1 && cells[at + 1]?.phone !== 'half') cell.phone = 'row';
  }
  return { title, cells };
}
