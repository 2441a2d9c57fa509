import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Listens while the component is mounted, from the moment in which it can be seen. The listener always sees the values
 * of the latest render.
 */
export function useEventListener<Type extends keyof WindowEventMap>(
  target: EventTarget | null,
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener as (event: Event) => void);
  useLayoutEffect(() => {
    target?.addEventListener(type, onEvent);
    return () => target?.removeEventListener(type, onEvent);
  }, [target, type]);
}
