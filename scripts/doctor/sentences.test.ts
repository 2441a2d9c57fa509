import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Names that are written so, which are the owner's words. */
const BRANDS = /\b(?:WhatsApp|EmailJS|GitHub)\b/g;
const CAMEL_CASE = /(?<![\w.])(?:[a-z]+|[A-Z][a-z]+)[A-Z]\w*/;

/** The literal texts below a node; the parts of a template are texts of their own. */
function textsOf(node: ts.Node): string[] {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...textsOf(child)));
  return isText ? [node.text, ...below] : below;
}

/** What the doctor's files say in words; a text without a space is a name or a path. */
const sentences = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] }).flatMap((file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  return textsOf(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
    .filter((text) => text.trim().includes(' '))
    .map((text) => `${file}: ${text}`);
});

test('no sentence of the doctor holds a name out of the code', () => {
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => CAMEL_CASE.test(sentence.replace(BRANDS, '').replace(/^\S+: /, '')))).toEqual(
    [],
  );
});
