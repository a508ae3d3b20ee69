import type { RequestOf } from '@havan/contract/call';
import {
  applyImport,
  cancelImport,
  checkImport,
  correctImportRow,
  downloadImport,
  getImport,
  getImportRows,
  getImports,
  type ImportRowFilter,
  type ImportState,
  type ListingImport,
  undoImport,
  uploadImport,
} from '@havan/contract/listings/listing-import';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { openAnswer } from '../answer.ts';
import type { Api } from '../client.ts';
import { fetchFile } from '../files.ts';

const underway: ReadonlySet<ImportState> = new Set(['checking', 'applying', 'undoing']);
/** How often an import under way is asked about, in milliseconds. */
const pollMs = 1000;
const keyOf = (importId: string) => ['listings', 'imports', importId] as const;

/** Imports of the company, the newest first. */
export const importsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['listings', 'imports', 'list'],
    queryFn: ({ signal, pageParam: cursor }) => api.call(getImports, cursor ? { cursor } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Queries one import, every second while the server works on it. */
export const importQuery = (api: Api, importId: string) =>
  queryOptions({
    queryKey: keyOf(importId),
    queryFn: ({ signal }) => api.call(getImport, { importId }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && underway.has(data.state) ? pollMs : false),
  });

/** Queries rows of an import; `state` is a part of the key, since rows change with it. */
export const importRowsQuery = (
  api: Api,
  { importId, state }: Pick<ListingImport, 'importId' | 'state'>,
  filter: ImportRowFilter | null,
) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(importId), 'rows', state, filter],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(
        getImportRows,
        { importId, pageSize: '50', ...(filter && { filter }), ...(cursor && { cursor }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Sends a file; answers the import with its columns. */
export const uploadImportMutation = (api: Api) =>
  mutationOptions({
    mutationFn: async (file: File) =>
      (await openAnswer(
        await api.open(uploadImport, { fileName: file.name.slice(0, 200) || 'liste.csv' }, { file }),
      )) as ListingImport,
    onSuccess: (answer, _file, _before, { client }) => {
      keep(client, answer);
      void client.invalidateQueries({ queryKey: ['listings', 'imports', 'list'] });
    },
  });

const keep = (client: QueryClient, answer: ListingImport) =>
  client.setQueryData(keyOf(answer.importId), answer);

/** Starts the check of a file with a mapping. */
export const checkImportMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof checkImport>) => api.call(checkImport, request),
    onSuccess: (answer, _request, _before, { client }) => keep(client, answer),
  });

/** Corrects cells of a row; its list stays in place, so that the next row does not jump under the hand. */
export const correctImportRowMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof correctImportRow>) => api.call(correctImportRow, request),
    onSuccess: (answer, _request, _before, { client }) => keep(client, answer.import),
  });

/** Returns a mutation that starts to apply a checked import, or returns its open questions. */
export const applyImportMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof applyImport>) => api.call(applyImport, request),
    onSuccess: (answer, _request, _before, { client }) => {
      if (answer.outcome === 'started') keep(client, answer.import);
    },
  });

/** Ends an import, or takes it back. */
export const endImportMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ importId, how }: { importId: string; how: 'cancel' | 'undo' }) =>
      api.call(how === 'cancel' ? cancelImport : undoImport, { importId }),
    onSuccess: (answer, _request, _before, { client }) => {
      keep(client, answer);
      void client.invalidateQueries({ queryKey: ['listings'] });
    },
  });

/** The rows that were not applied, with their reasons, as a file. @throws ApiError */
export const fetchLeftOutRows = (api: Api, importId: string): Promise<Blob> =>
  fetchFile(api, downloadImport, { importId });
