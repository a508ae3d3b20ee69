import type { DemoCompany } from '../companies/companies.ts';
import { pdfPage } from './pdf-page.ts';

/** Returns the page that stands for all invoices of a seller's past orders. */
export const archivePdf = ({ tradeName, taxOffice, taxNumber }: DemoCompany): Buffer =>
  pdfPage(
    [
      { x: 48, y: 64, text: 'FATURA ARŞİVİ', size: 18, bold: true },
      { x: 48, y: 92, text: tradeName, bold: true },
      { x: 48, y: 107, text: `${taxOffice} VD, VKN ${taxNumber}` },
      { x: 48, y: 137, text: 'Geçmiş siparişlerin faturaları bu arşivde toplanmıştır.' },
      { x: 48, y: 790, text: 'Deneme pazarının belgesidir; mali değeri yoktur.', size: 8 },
    ],
    [{ x: 48, y: 122, width: 499 }],
  );
