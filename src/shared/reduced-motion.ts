/** Whether the visitor has asked the system for less motion: as it is set now, and when it is set anew. */
export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');
