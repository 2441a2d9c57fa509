import { expect, test } from 'vitest';
import { withSetting } from './emailjs-keys.ts';

test('one setting of .env changes, all other lines stay', () => {
  const text = '# mine\nSITE_URL=x\nexport KEY = old\nOTHER=1';
  expect(withSetting(text, 'KEY', 'new')).toBe('# mine\nSITE_URL=x\nKEY=new\nOTHER=1');
  expect(withSetting(text, 'OTHER', undefined)).toBe('# mine\nSITE_URL=x\nexport KEY = old\n');
  expect(withSetting(text, 'NEXT', 'v')).toBe(`${text}\nNEXT=v\n`);
  expect(withSetting('KEY=a\r\nKEY=b\r\n', 'KEY', 'c')).toBe('KEY=c\r\n');
  expect(withSetting('', 'KEY', undefined)).toBe('');
});
