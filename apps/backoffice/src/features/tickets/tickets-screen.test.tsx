import type { OperatorTicket } from '@havan/contract/backoffice/support/tickets';
import { ticketCategories } from '@havan/domain/ticket-category';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { TicketsScreen } from './TicketsScreen.tsx';

const ticket: OperatorTicket = {
  ticketId: 7,
  companyId: 41,
  companyName: 'Kayısı Eczanesi',
  person: 'Ayşe Kaya',
  email: 'a•••@firma.example',
  phone: '0532 *** ** 67',
  category: 'order',
  subject: 'Kolide iki ürün eksik',
  state: 'open',
  record: { kind: 'order', id: 604_419, label: 'Işıklı Depo', side: 'purchased' },
  caseId: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  dueAt: '2026-11-20T13:00:00.000Z',
  messages: [
    {
      messageId: 1,
      party: 'customer',
      author: 'Ayşe Kaya',
      text: 'İki kutu eksik çıktı.',
      at: '2026-11-20T09:00:00.000Z',
      isInternal: false,
      files: [],
    },
  ],
};
const attachedId = '0e6f3b1c-6f0d-4a52-9d0a-3c1de1c6a001';
let remove = () => {};
afterEach(() => remove());

function show() {
  let isDecided = false;
  let current = ticket;
  const shown = showScreen(<TicketsScreen />, ({ path, body }) => {
    if (path === 'GetQueue')
      return {
        items: isDecided
          ? []
          : [
              {
                itemId: 7,
                title: ticket.subject,
                detail: 'Kayısı Eczanesi · Sipariş ve teslimat',
                since: ticket.createdAt,
                dueAt: '2026-11-20T13:00:00.000Z',
                isAsked: false,
                isYours: false,
                claim: null,
              },
            ],
        nextCursor: null,
        total: null,
      };
    if (path === 'GetTicket') return current;
    if (path === 'GetTicketTargets')
      return {
        categories: ticketCategories.map((category) => ({
          category,
          targetHours: 4,
          answered: 10,
          inTime: 9,
          medianMinutes: 65,
          waiting: 1,
          overdue: 0,
        })),
      };
    if (path === 'NoteTicket') {
      const note = { messageId: 2, party: 'platform', author: 'Selin Aras', isInternal: true } as const;
      current = {
        ...ticket,
        messages: [
          ...ticket.messages,
          { ...note, text: String(body['text']), at: ticket.createdAt, files: [] },
        ],
      };
      return current;
    }
    if (path === 'AttachToTicket')
      return { fileId: attachedId, fileName: 'tutanak.pdf', mimeType: 'application/pdf', size: 3 };
    if (path === 'ClaimQueueItem') return { until: '2026-11-22T09:10:00.000Z' };
    isDecided = true;
    return { done: true };
  });
  remove = shown.remove;
  return shown;
}

test('a ticket is answered by keyboard in the operator’s own words', async () => {
  const { asked } = show();
  await expect.element(page.getByText(/İki kutu eksik çıktı/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Yanıtla' })).toBeEnabled();
  await userEvent.keyboard('a');
  const dialog = page.getByRole('dialog', { name: 'Talep yanıtlansın' });
  await dialog.getByRole('button', { name: 'Yanıtla' }).click();
  await expect.element(dialog.getByText('Nedeni bir cümleyle yazın.')).toBeVisible();
  await dialog.getByLabelText('Yanıtınız').fill('Satıcı eksik kutuları bugün gönderiyor.');
  await userEvent.upload(
    dialog.getByLabelText(/^Dosyalar/),
    new File(['pdf'], 'tutanak.pdf', { type: 'application/pdf' }),
  );
  await expect.element(dialog.getByText('tutanak.pdf')).toBeVisible();
  await dialog.getByRole('button', { name: 'Yanıtla' }).click();
  await expect.element(page.getByText('Talep yanıtlandı.').first()).toBeVisible();
  expect(asked.at(-1)).toMatchObject({
    path: 'DecideQueueItem',
    body: { queue: 'tickets', itemId: 7, decision: 'approve', reasonId: 'other', files: [attachedId] },
  });
  await expect.element(page.getByText('Yanıt bekleyen destek talebi yok')).toBeVisible();
  await expect.element(page.getByText('kayda geç')).not.toBeInTheDocument();
});

test('a note is marked as what operators alone read', async () => {
  show();
  const form = page.getByRole('form', { name: 'Dahili not' });
  await form.getByRole('button', { name: 'Notu kaydet' }).click();
  await expect.element(form.getByText('Notunuzu yazın.')).toBeVisible();
  await form.getByLabelText('Dahili not').fill('Satıcı arandı.');
  await form.getByRole('button', { name: 'Notu kaydet' }).click();
  const log = page.getByRole('log', { name: 'Yazışma' });
  await expect.element(log.getByText(/Satıcı arandı/)).toBeVisible();
  await expect.element(log.getByText(/Dahili not/).first()).toBeVisible();
});

test('says how each target is kept', async () => {
  show();
  const table = page.getByRole('table', { name: 'Kategorilere göre yanıt süreleri' });
  await expect.element(table.getByText('%90').first()).toBeVisible();
  await expect.element(table.getByText(/1 iş saati 5 dk/).first()).toBeVisible();
});
