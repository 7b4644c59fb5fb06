export default function Page() {
  return <main>posting</main>;
}
