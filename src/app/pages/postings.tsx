export default function Page() {
  return <main>postings</main>;
}
