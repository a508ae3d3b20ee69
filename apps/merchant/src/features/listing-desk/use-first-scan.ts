import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Returns what was scanned on the page that led here, and takes it out of the address: a reload does not scan it again. */
export function useFirstScan(): string | null {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { readonly scan?: unknown } | null };
  const [scan] = useState(() => (typeof state?.scan === 'string' ? state.scan : null));
  const isThere = state?.scan !== undefined;
  useEffect(() => {
    if (isThere) void navigate('.', { replace: true, state: null });
  }, [isThere, navigate]);
  return scan;
}
