/** Resources: a number in a square. */
export function Numeral({ value, says }: { readonly value: number; readonly says: string }) {
  return (
    <span className="numeral of-resources" title={says}>
      {value}
      <span className="spoken"> {says}</span>
    </span>
  );
}
