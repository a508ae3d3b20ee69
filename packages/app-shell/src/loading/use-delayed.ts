// @not-memoised
import { useEffect, useState } from 'react';

/** Returns false until `ms` have passed since the first render. */
export function useDelayed(ms: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLater;
}
