import { useEffect, useEffectEvent } from 'react';

/** Listens while the component is mounted. The listener always sees the values of the latest render. */
export function useEventListener<Type extends keyof WindowEventMap>(
  target: EventTarget | null,
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener as (event: Event) => void);
  useEffect(() => {
    target?.addEventListener(type, onEvent);
    return () => target?.removeEventListener(type, onEvent);
  }, [target, type]);
}
