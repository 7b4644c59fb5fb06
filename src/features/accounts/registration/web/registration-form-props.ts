/** What both forms of registration are given. */
export interface RegistrationFormProps {
  /** Where the person wanted to go; the mail that verifies the address leads on to it. */
  redirectUrl: string | null;
  onRegistered: (email: string) => void;
}
