import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { app } from '../../../app.ts';

const { getCampaigns: call } = calls;
const campaigns = sampleOf(call.schemas.result);
const [campaign] = campaigns.items;

/** A picture that loads without a server. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

let remove = () => {};
afterEach(() => remove());
async function show(
  options: Omit<Parameters<typeof showApp>[1], 'answers'>,
  productImageUrls: string[] = [],
) {
  const items = [{ ...campaign, title: 'Kış Sağlığı', productImageUrls }];
  const getCampaigns = { ...campaigns, items, kinds: [{ kind: 'buyXGetY', count: 3 }] };
  const shown = await showApp(app, { ...options, answers: { getCampaigns } });
  ({ remove } = shown);
  return shown;
}
const chip = (name: string | RegExp) => page.getByRole('button', { name });

// @spec §6 flag-list

test.each([true, false])(
  'campaigns have filters of their own by separateCampaignFilters: %s',
  async (isOn) => {
    await show({ path: '/campaigns', flags: { separateCampaignFilters: isOn } });
    await expect.element(page.getByText('Kış Sağlığı').first()).toBeVisible();
    await expect.poll(() => chip('Pazaryerinden').elements().length).toBe(isOn ? 1 : 0);
  },
);

test.each([true, false])(
  'the list of a seller is narrowed to its campaigns by sellerListingCampaignFilters: %s',
  async (isOn) => {
    const { asked } = await show({
      path: '/sellerlistings/1',
      flags: { sellerListingCampaignFilters: isOn },
    });
    await expect.poll(() => document.querySelector('main')?.textContent).toContain('productName');
    await expect.poll(() => chip('Kış Sağlığı').elements().length).toBe(isOn ? 1 : 0);
    expect(asked.has('getCampaigns')).toBe(isOn);
  },
);

test.each([0, 3])(
  'a card shows as many pack shots as campaignImageProofOfConcept sends: %i',
  async (shots) => {
    const urls = Array.from({ length: shots }, (_, at) => `${pixel}#${at}`);
    await show({ path: '/campaigns' }, urls);
    await expect.element(page.getByText('Kış Sağlığı').first()).toBeVisible();
    await expect.poll(() => document.querySelectorAll(`main img[src^="${pixel}"]`).length).toBe(shots);
  },
);
