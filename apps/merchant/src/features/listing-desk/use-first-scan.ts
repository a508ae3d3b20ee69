import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Returns the text scanned on the page before, and removes it from the address, so that a reload does not add it again;
 * null without one.
 */
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
