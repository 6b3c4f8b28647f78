"""Keys of people in files, and statements that they sign."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.network.keys.key_pair import PUBLIC_BYTES, SIGNATURE_BYTES, KeyPair, is_signed
    from briscola.network.keys.person_key import NoKey, kept_key, key_text, person_key_file
    from briscola.network.keys.ssh_key import keep_ssh_key, public_ssh_key
    from briscola.network.keys.statements import Purpose, Statement, signature, signed_by
