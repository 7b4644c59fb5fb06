export default function Page() { return <main>error</main>; }
