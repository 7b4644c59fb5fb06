export function RichSection() {
  return null;
}
