/** The usage of `npm run operator`. */
export const USAGE = `npm run operator -- <command>

  list                        every operator with roles
  add --account <account> --name <name> --role <role> (--site <site> | --all-sites)
                              open an account; its password is asked for, or read from standard input
  invite --account <account> --name <name> --role <role> (--site <site> | --all-sites)
                              open an account and print the link by which its owner chooses a password
  link --account <account>    print a new link; password, authenticator and sessions of the account end
  role --account <account> --role <role> (--site <site> | --all-sites) [--remove]
                              give a role, or take it away
  disable --account <account> shut an account and end its sessions
  enable --account <account>  open an account again
  queue --site <site> [--state <state>]
                              the requests that wait for a decision; or those that were approved, or rejected
  claim <case> --site <site>  work on one: for a quarter of an hour others cannot decide it
  approve <case> --site <site> --reason <why>
                              approve one: a deposit whose amount differs is credited with what arrived, a withdrawal
                              is paid out, what did not arrive of one goes back to the wallet
  reject <case> --site <site> --reason <why>
                              reject one: a deposit goes back to its payer, a withdrawal to the wallet, and what a
                              member says did not arrive counts as received
  webhooks --site <site> [--state <outcome>]
                              the latest webhooks of payment providers: applied, unmatched or ignored
  replay <provider>/<event> --site <site>
                              take a webhook once more
  checks --site <site>        the checks of members' age and name that wait for a decision
  check <member> --site <site>
                              what is known of a member, by its id, and who decided what
  pass <age|name> --site <site> --account <member's id> --reason <what was looked at>
                              pass a check of a member
  fail <age|name> --site <site> --account <member's id> --reason <what was looked at>
                              fail one
  chats --site <site>         the live chats that wait or are open
  chat-claim <chat> --site <site>
                              take a chat, and read it
  chat-say <chat> --site <site> --text <what>
                              answer in a chat that you took
  chat-images <chat> --site <site> --file <folder>
                              save the images of a chat, and read it
  chat-close <chat> --site <site>
                              close a chat
  items --site <site>         the items of the points mall, hidden ones among them
  item <item> --site <site>   one of them as JSON, as item-save takes it
  item-save <item|new> --site <site> --file <json>
                              change an item of the points mall, or add one
  redemptions --site <site> [--state <in_process|approved|rejected>]
                              what members redeem points for: what waits, or was decided
  redeem-approve <redemption> --site <site> --reason <where it went>
                              approve a redemption: a bonus is paid out, a thing is on its way
  redeem-reject <redemption> --site <site> --reason <why>
                              reject one: its points and pieces go back
  applications --site <site> [--state <open|approved|rejected>]
                              what members send for promotions: what waits, or was decided
  application-approve <application> --site <site> [--text <sum>]
                              approve one; its prize, where you name it
  application-reject <application> --site <site> --reason <code> [--text <note>]
                              reject one: imageUnclear, otherAccount, notEligible, termsNotMet, sentBefore, other
  referrals --site <site> [--state <held|allowed|refused>]
                              friends who have something in common with their referrer: held, allowed or refused
  referral-allow <friend's id> --site <site> --reason <what was looked at>
                              allow one: its referrer is rewarded
  referral-refuse <friend's id> --site <site> --reason <why>
                              refuse one, for good
  messages --site <site>      the latest messages to members
  message-count --site <site> --file <message.json>
                              count who would get a message: {"audience", "subject", "body"}
  message-send <key> --site <site> --file <message.json>
                              send it, once for each key

Decisions on cases, webhooks, applications, referrals and the points mall take the role cashier; checks, live chats and
messages the role support. Roles: viewer, editor, translator, publisher, cashier, support, auditor, admin. The first
sign-in of an account enrols its authenticator.

The gateway is the one at --url (default http://localhost:8080, or PORT); its token is read from DATA_DIR/operator-token,
or given in MARQUEE_OPERATOR_TOKEN.`;
