/** A field for a password; `kind` tells the browser's password manager what it is for. */
export function PasswordField(props: {
  readonly label: string;
  readonly kind: "current-password" | "new-password";
  readonly value: string;
  readonly change: (value: string) => void;
}) {
  const { label, kind, value, change } = props;
  return (
    <label className="field">
      {label}{" "}
      <input type="password" value={value} autoComplete={kind} onChange={({ target }) => change(target.value)} />
    </label>
  );
}
