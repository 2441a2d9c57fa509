/** A thin line drawing, 24 units square. What it means is said by the button around it. */
export const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
