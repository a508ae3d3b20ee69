const answers: Readonly<Record<string, object>> = {
  'Uts/GetAccount': {
    institutionNo: null,
    tokenHint: null,
    tokenSavedAt: null,
    tokenRefusedAt: null,
    waiting: 0,
    refused: 0,
  },
  'Uts/GetOpenNotices': { items: [], nextCursor: null, total: null },
};

/** Returns the answer on ÜTS for a company without a connection; undefined for other paths. */
export const noUts = (path: string): object | undefined => answers[path];
