/** Looking into the shapes of content.config: which fields a place has, and how a field is described there. */
import { z } from 'astro/zod';
import type { Path } from './text-file.ts';

/** Any schema. */
type Shape = z.core.$ZodType;

/** The schema inside wrappers that only say 'may be missing' or 'is changed afterwards'. */
function bare(shape: Shape): Shape {
  if (shape instanceof z.ZodOptional) return bare(shape.unwrap());
  if (shape instanceof z.ZodPipe) return bare(shape.in);
  return shape;
}

function step(shape: Shape, key: PropertyKey): Shape | undefined {
  const inner = bare(shape);
  // A text, or one for each language.
  if (inner instanceof z.ZodUnion) return inner.options.map((option) => step(option, key)).find(Boolean);
  if (inner instanceof z.ZodObject) return Object.hasOwn(inner.shape, key) ? inner.shape[String(key)] : undefined;
  if (inner instanceof z.ZodArray) return inner.element;
  return inner instanceof z.ZodRecord ? inner.valueType : undefined;
}

/** The schema of the value at `path`. */
function shapeAt(shape: Shape, path: Path): Shape | undefined {
  return path.reduce<Shape | undefined>((at, key) => at && step(at, key), shape);
}

/** The names of the fields at `path`. */
export function fieldsAt(shape: Shape, path: Path): string[] {
  const at = shapeAt(shape, path);
  const plain = at && bare(at);
  const inner = plain instanceof z.ZodUnion ? plain.options.find((option) => option instanceof z.ZodObject) : plain;
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** What the field at `path` is, as content.config describes it. */
export function descriptionAt(shape: Shape, path: Path): string | undefined {
  const at = shapeAt(shape, path);
  return at && (z.globalRegistry.get(at)?.description ?? z.globalRegistry.get(bare(at))?.description);
}

/** The places in the text at `path` that the page fills in, such as `opens` for `{opens}`. */
export function placesAt(shape: Shape, path: Path): string[] {
  const at = shapeAt(shape, path);
  const places = at && z.globalRegistry.get(bare(at))?.['places'];
  return Array.isArray(places) ? places.map(String) : [];
}

/** True when the field at `path` may be left out. */
export function isOptionalAt(shape: Shape, path: Path): boolean {
  return shapeAt(shape, path) instanceof z.ZodOptional;
}
