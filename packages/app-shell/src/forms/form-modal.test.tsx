import { TextField } from '@havan/ui/TextField';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FormModal } from './FormModal.tsx';

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const sent = vi.fn();

function Numbered({ isBusy = false }: { isBusy?: boolean }) {
  const [number, setNumber] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <FormModal
      title="Alış faturası"
      submit="Gönder"
      isBusy={isBusy}
      onSubmit={() => {
        setMissing(number === '');
        if (number !== '') sent(number);
      }}
      onClose={() => undefined}
    >
      <TextField
        label="Fatura numarası"
        value={number}
        onChange={setNumber}
        error={isMissing ? 'Fatura numarasını yazınız.' : null}
      />
    </FormModal>
  );
}

const field = () => page.getByRole('textbox', { name: 'Fatura numarası' });

test('Enter in a field sends the form, and a missing field has the focus with its sentence', async () => {
  root.render(<Numbered />);
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect.element(page.getByText('Fatura numarasını yazınız.')).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('ABC2026{Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith('ABC2026');
});

test('while it is sent, Enter sends nothing again', async () => {
  root.render(<Numbered isBusy />);
  await field().fill('ABC2026');
  await userEvent.keyboard('{Enter}');
  expect(sent).not.toHaveBeenCalled();
});

test('a field that is refused some frames later has the focus as well', async () => {
  const Refused = () => {
    const [isRefused, setRefused] = useState(false);
    // As on a busy machine: React renders what an answer says only after the next frames.
    const refuse = (frames: number) =>
      requestAnimationFrame(() => (frames > 0 ? refuse(frames - 1) : setRefused(true)));
    return (
      <FormModal
        title="Alış faturası"
        submit="Gönder"
        isBusy={false}
        onSubmit={() => refuse(3)}
        onClose={() => undefined}
      >
        <TextField
          label="Fatura numarası"
          value=""
          onChange={() => undefined}
          error={isRefused ? 'Bu fatura numarası kullanılmış.' : null}
        />
      </FormModal>
    );
  };
  root.render(<Refused />);
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect.element(page.getByText('Bu fatura numarası kullanılmış.')).toBeVisible();
  await expect.element(field()).toHaveFocus();
});
