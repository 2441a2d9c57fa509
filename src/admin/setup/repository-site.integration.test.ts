import { expect, test } from 'vitest';
import { serveEach } from '../../../tests/fixtures/repository-api/serve-each.ts';
import { TOKEN } from '../../../tests/fixtures/repository-api/server.ts';
import { repositoryClient, type RepositoryClient } from '../repository/client.ts';
import { DELETE, stepsOf } from './answers.ts';
import { saveAnswers } from './repository-site.ts';

const REPO = 'owner/site';
const GALLERIES = 'src/content/gallery';
const FILES = {
  'src/content/studio.yaml': 'name: Ruby\n',
  [`${GALLERIES}/portfolio/01-red.jpg`]: 'red',
  [`${GALLERIES}/portfolio/01-red.yaml`]: 'image: 01-red.jpg\n',
  [`${GALLERIES}/portfolio/02-gold.jpg`]: 'gold',
  [`${GALLERIES}/portfolio/02-gold.yaml`]: 'image: 02-gold.jpg\n',
  [`${GALLERIES}/studio/01-mine.yaml`]: 'image: ../portfolio/02-gold.jpg\n',
};

let client: RepositoryClient;
serveEach(REPO, FILES, ({ address }) => {
  client = repositoryClient({ repo: REPO, branch: 'main', apiRoot: address }, () => TOKEN);
});

test('a drawing that another gallery shows keeps its file when the sample’s photos are taken down', async () => {
  const { files } = await client.snapshot();
  const photos = ['01-red', '02-gold'].map((name) => {
    const picture = `${GALLERIES}/portfolio/${name}.jpg`;
    return { entry: `${GALLERIES}/portfolio/${name}.yaml`, picture, sha: files.get(picture) ?? '' };
  });
  const steps = stepsOf(new Map(), files, [{ name: 'portfolio', photos }]);
  await saveAnswers(client, steps, new Map([['photos portfolio', DELETE]]));
  expect([...(await client.snapshot()).files.keys()]).toEqual([
    `${GALLERIES}/portfolio/02-gold.jpg`,
    `${GALLERIES}/studio/01-mine.yaml`,
    'src/content/studio.yaml',
  ]);
});
