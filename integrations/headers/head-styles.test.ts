import { expect, test } from 'vitest';
import { joinHeadStyles } from './head-styles.ts';

test('the styles of a head stand in one, in their order; those of the body stay', () => {
  const { html, joined } = joinHeadStyles(
    '<head><title>A</title><style>a{}</style><link rel="preload"><style>b{}</style></head><body><style>c{}</style></body>',
  );
  expect(html).toBe(
    '<head><title>A</title><style>a{}b{}</style><link rel="preload"></head><body><style>c{}</style></body>',
  );
  expect(joined).toEqual(['a{}', 'b{}']);
});

test('characters that mean something in a replacement are kept', () => {
  expect(joinHeadStyles("<head><style>a{content:'$&'}</style><style>b{content:'$1'}</style></head>").html).toBe(
    "<head><style>a{content:'$&'}b{content:'$1'}</style></head>",
  );
});

test.each(['<head><style>a{}</style></head><style>b{}</style>', '<style>a{}</style><style>b{}</style>', ''])(
  'nothing is joined in %s',
  (html) => {
    expect(joinHeadStyles(html)).toEqual({ html, joined: [] });
  },
);
