import { describe, expect, it } from 'vitest';
import { groupLinks, runsOf } from './gallery-sections.ts';
import { PHOTOS_PER_PAGE } from './pagination.ts';

const GROUPS = ['wedding', 'party'].map((key) => ({ key, name: key.toUpperCase(), total: 1 }));
const hung = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([group, count]) =>
    Array.from({ length: count }, () => ({ group: group === 'none' ? undefined : group })),
  );

describe('runsOf', () => {
  it('divides the photos of a page into their groups, those without one last and without a title', () => {
    const runs = runsOf(hung({ wedding: 2, party: 3, none: 1 }), GROUPS);
    expect(runs.map(({ group, listings }) => [group?.name, listings.length])).toEqual([
      ['WEDDING', 2],
      ['PARTY', 3],
      [undefined, 1],
    ]);
  });

  it('is one run where there are no groups', () => {
    expect(runsOf(hung({ none: 4 }), [])).toHaveLength(1);
    expect(runsOf([], GROUPS)).toEqual([]);
  });
});

describe('groupLinks', () => {
  it('leads to the page on which a group begins', () => {
    const links = groupLinks(hung({ wedding: PHOTOS_PER_PAGE, party: 2 }), GROUPS, '/hi/portfolio');
    expect(links).toEqual([
      { label: 'WEDDING', to: '/hi/portfolio#group-wedding' },
      { label: 'PARTY', to: '/hi/portfolio/2#group-party' },
    ]);
  });

  it('leads to the first page of a group that runs over a page break', () => {
    const links = groupLinks(hung({ wedding: 3, party: PHOTOS_PER_PAGE }), GROUPS, '/portfolio');
    expect(links.map(({ to }) => to)).toEqual(['/portfolio#group-wedding', '/portfolio#group-party']);
  });

  it('is nothing where there is one group or none', () => {
    expect(groupLinks(hung({ wedding: 3 }), GROUPS.slice(0, 1), '/portfolio')).toEqual([]);
    expect(groupLinks(hung({ none: 3 }), [], '/portfolio')).toEqual([]);
  });
});
