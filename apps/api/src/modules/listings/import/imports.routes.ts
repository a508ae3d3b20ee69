import { listingImportCalls as calls } from '@havan/contract/listings/listing-import';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { correctImportRow } from './import-correction.ts';
import {
  applyImport,
  cancelImport,
  checkImport,
  getImport,
  listImports,
  listRows,
  undoImport,
} from './imports.service.ts';

export const listingImportRoutes: readonly Binding[] = [
  bind(calls.getImports, (request, { ctx, actor }) => listImports(ctx, actor, request)),
  bind(calls.getImport, ({ importId }, { ctx, actor }) => getImport(ctx, actor, importId)),
  bind(calls.getImportRows, (request, { ctx, actor }) => listRows(ctx, actor, request)),
  bind(calls.checkImport, (request, { ctx, actor }) => checkImport(ctx, actor, request)),
  bind(calls.correctImportRow, (request, { ctx, actor }) => correctImportRow(ctx, actor, request)),
  bind(calls.applyImport, (request, { ctx, actor }) => applyImport(ctx, actor, request)),
  bind(calls.cancelImport, ({ importId }, { ctx, actor }) => cancelImport(ctx, actor, importId)),
  bind(calls.undoImport, ({ importId }, { ctx, actor }) => undoImport(ctx, actor, importId)),
];
