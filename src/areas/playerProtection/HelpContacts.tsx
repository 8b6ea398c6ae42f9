import { HELP_CONTACTS, WARNING_SIGNS } from '#content/playerProtection.ts';
import { useCustomerService } from '#hooks/customerService.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './PlayerProtectionScreen.module.css';

const CONTACTS = HELP_CONTACTS.filter(({ contact }) => contact !== '');

/** The warning signs of problem gambling, and where to get help. */
export function HelpContacts() {
  return (
    <Card className={styles['section'] ?? ''}>
      <h2>寻求帮助</h2>
      <p className={styles['text']}>如果您发现自己有以下情况，请停下来，并和信任的人谈一谈：</p>
      <ul className={styles['signs']}>
        {WARNING_SIGNS.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      {CONTACTS.length > 0 && (
        <dl className={styles['places']}>
          {CONTACTS.map(({ name, contact, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{contact}</dd>
              <dd className={styles['note']}>{note}</dd>
            </div>
          ))}
        </dl>
      )}
      <ServiceButton />
    </Card>
  );
}

/** Opens customer service. */
export function ServiceButton() {
  const { opening, open } = useCustomerService();
  return (
    <Button variant="secondary" block busy={opening} onClick={open}>
      <Icon name="service" size={20} />
      <span>联系在线客服</span>
    </Button>
  );
}
