/** The form whose styles for its later states do not come. */
import { SAMPLE_ENQUIRY, expect, test } from '../fixtures/enquiry-form.ts';

test('where the styles of its states are lost, what is written after a success is sent too', async ({
  form,
  page,
  provider,
}) => {
  let asked = 0;
  await page.route(/\/states\.[^/]*\.css$/, async (route) => {
    asked += 1;
    await route.abort();
  });
  await form.open();
  await form.write();
  await form.send.click();
  await form.isIn('sent');
  // Asked for again when there is something to style.
  await expect.poll(() => asked).toBeGreaterThan(1);
  await form.write({ ...SAMPLE_ENQUIRY, name: 'Her sister' });
  await form.isIn('idle');
  await form.send.click();
  await form.isIn('sent');
  const names = provider.received.map((fields) => new Map(fields).get('user_name'));
  expect(names).toEqual([SAMPLE_ENQUIRY.name, 'Her sister']);
});

test('styles that were lost are there when they are needed', async ({ form, page, provider }) => {
  const lost = new Set<string>();
  await page.route(/\/(states|toasts)\.[^/]*\.css$/, async (route) => {
    const address = route.request().url();
    if (lost.has(address)) return route.continue();
    lost.add(address);
    return route.abort();
  });
  await form.open();
  await form.write();
  await form.send.click();
  await form.isSent();
  expect(provider.received).toHaveLength(1);
  expect(lost.size).toBe(2);
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
});
