/** Something the person at the keyboard got wrong: they get this one line, and the exit code is 2. */
export class Complaint extends Error {
  override readonly name = "Complaint";
}
