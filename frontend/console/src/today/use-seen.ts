import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the element has been on the screen yet: what is large and far down is fetched when somebody gets there. */
export function useSeen<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return [ref, seen];
}
