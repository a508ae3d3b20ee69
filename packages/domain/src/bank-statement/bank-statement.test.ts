import { describe, expect, it } from 'vitest';
import { readBankStatement } from './bank-statement.ts';

const iban = 'TR330006100519786457841326';

describe('MT940', () => {
  const file = [
    ':20:STARTUMSE',
    ':25:00061/TR330006100519786457841326',
    ':28C:00001/001',
    ':60F:C261122TRY1000,00',
    ':61:2611231123C34990,5NTRFNONREF//DK-77',
    `:86:166?00HAVALE?20HVN0704198612?21 SIPARIS?31${iban}?32MODA ECZ?33ANESI`,
    ':61:2611231123D100,00NCHGNONREF//DK-78',
    ':86:MASRAF',
    ':61:261123C15,NTRFABC-1',
    `:86:GELEN FAST ${iban}`,
    'AYSE YILMAZ',
    ':61:261123RC15,00NTRFABC-1',
    ':61:26XX23C15,00NTRF',
    ':62F:C261123TRY35905,50',
    '-',
  ].join('\r\n');

  it('reads incoming transfers with payer and description', () => {
    const { format, transfers, outgoing, problems } = readBankStatement(file);
    expect(format).toBe('mt940');
    expect(transfers).toEqual([
      {
        line: 5,
        bookedOn: '2026-11-23',
        amount: 3_499_050,
        payerName: 'MODA ECZANESI',
        payerIban: iban,
        description: 'HVN0704198612 SIPARIS',
        bankReference: 'DK-77',
      },
      {
        line: 9,
        bookedOn: '2026-11-23',
        amount: 1500,
        payerName: '',
        payerIban: iban,
        description: `GELEN FAST ${iban} AYSE YILMAZ`,
        bankReference: 'ABC-1',
      },
    ]);
    expect(outgoing).toBe(2);
    expect(problems).toEqual([{ line: 13, message: 'Hareket satırı (:61:) okunamadı.' }]);
  });
});

describe('CSV', () => {
  it('reads the columns by their Turkish headings, in any order', () => {
    const text = [
      'Dekont No;AÇIKLAMA;Tutar;İşlem Tarihi;Gönderen;Gönderen IBAN',
      `A1;"Havale; HVN0704198612 ""acele""";1.234,56 TL;23.11.2026 10:15;Moda Eczanesi;${iban}`,
      ';Masraf;-12,50;23.11.2026;;',
      ';Bozuk;abc;23.11.2026;;',
      ';Bozuk;10,00;31.02.2026;;',
      '',
    ].join('\n');
    expect(readBankStatement(text)).toEqual({
      format: 'csv',
      transfers: [
        {
          line: 2,
          bookedOn: '2026-11-23',
          amount: 123_456,
          payerName: 'Moda Eczanesi',
          payerIban: iban,
          description: 'Havale; HVN0704198612 "acele"',
          bankReference: 'A1',
        },
      ],
      outgoing: 1,
      problems: [
        { line: 4, message: 'Tutar okunamadı: abc' },
        { line: 5, message: 'Tarih okunamadı: 31.02.2026' },
      ],
    });
  });

  it('accepts commas, ISO days and a byte order mark', () => {
    const { transfers } = readBankStatement('\uFEFFTarih,Tutar,Açıklama\n2026-11-23,"10,00",HVN\n');
    expect(transfers).toMatchObject([{ bookedOn: '2026-11-23', amount: 1000, payerIban: '' }]);
  });

  it.each(['', 'hello', 'a;b;c\n1;2;3'])('states what the first line must contain: %j', (text) => {
    expect(readBankStatement(text).problems).toEqual([
      { line: 1, message: 'İlk satırda Tarih, Tutar ve Açıklama başlıkları olmalı.' },
    ]);
  });
});
